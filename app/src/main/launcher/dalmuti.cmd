@echo off
rem Starts Dalmuti with the runtime beside it, or with a JDK of this machine; as the script "dalmuti" does elsewhere.
rem No command stands in parentheses that has %* or a path in it: one ")" there would end them.
setlocal
set "home=%~dp0"
set "home=%home:~0,-1%"
if not exist "%home%\dalmuti.jar" goto damaged
if not exist "%home%\jvm\all" goto damaged

set "java=%home%\runtime\bin\java.exe"
if exist "%java%" goto found
if exist "%home%\runtime\" goto damaged
set "java="
call :try "%DALMUTI_JAVA_HOME%"
call :try "%JAVA_HOME%"
for %%j in (java.exe) do if not "%%~$PATH:j"=="" call :try "%%~dp$PATH:j.."
for /d %%d in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk-*") do call :try "%%~d"
if not defined java goto none

:found
set "cache=%LOCALAPPDATA%\dalmuti\cache"
if defined DALMUTI_CACHE set "cache=%DALMUTI_CACHE%"
set "cache=%cache%\dalmuti.aot"
set "command=%~1"
if not defined command set "command=serve"
set "own=%home%\jvm\%command%"
if not exist "%own%" set "own=%home%\jvm\all"
set "remembered="
if exist "%cache%" set remembered="-XX:AOTCache=%cache%"

rem Dalmuti writes UTF-8, and a console shows that in its page 65001 alone; afterwards it has its own again.
set "page="
for /f "tokens=2 delims=:." %%p in ('chcp 2^>nul') do set "page=%%p"
if defined page chcp 65001 >nul 2>nul
"%java%" "@%home%\jvm\all" "@%own%" %remembered% %DALMUTI_JAVA_OPTIONS% "-Dapp.cache=%cache%" -jar "%home%\dalmuti.jar" %*
set "status=%errorlevel%"
if defined page chcp %page% >nul 2>nul
exit /b %status%

:try
if defined java exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
findstr /r /c:"^JAVA_VERSION=.2[5-9]" /c:"^JAVA_VERSION=.[3-9][0-9]" "%~1\release" >nul && set "java=%~1\bin\java.exe"
exit /b 0

:none
echo dalmuti: install a JDK 25 or newer (such as Temurin from https://adoptium.net), or set DALMUTI_JAVA_HOME to one>&2
exit /b 1

:damaged
echo dalmuti: files are missing in %home%: unpack the download anew, or download it again (SHA256SUMS tells whether it is whole)>&2
exit /b 1
