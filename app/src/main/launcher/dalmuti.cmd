@echo off
rem Starts Dalmuti with the runtime beside it, or with a JDK of this machine; as the script "dalmuti" does elsewhere.
setlocal
set "home=%~dp0"
set "home=%home:~0,-1%"

if not exist "%home%\dalmuti.jar" goto damaged
if not exist "%home%\jvm\all" goto damaged
set "java="
if exist "%home%\runtime\" (
    if not exist "%home%\runtime\bin\java.exe" goto damaged
    set "java=%home%\runtime\bin\java.exe"
)
if not defined java call :try "%DALMUTI_JAVA_HOME%"
if not defined java call :try "%JAVA_HOME%"
if not defined java for %%j in (java.exe) do call :try "%%~dp$PATH:j.."
if not defined java goto none

set "cache=%home%"
if defined DALMUTI_CACHE set "cache=%DALMUTI_CACHE%"
rem Where nothing can be written it goes where programs keep such things.
(>>"%cache%\dalmuti.aot.lock" rem) 2>nul || set "cache=%LOCALAPPDATA%\dalmuti"
set "cache=%cache%\dalmuti.aot"
set "command=%~1"
if not defined command set "command=serve"
set "own=%home%\jvm\%command%"
if not exist "%own%" set "own=%home%\jvm\all"
set "remembered="
if exist "%cache%" set "remembered=-XX:AOTCache=%cache%"
if defined remembered (
    "%java%" "@%home%\jvm\all" "@%own%" "%remembered%" %DALMUTI_JAVA_OPTIONS% "-Dapp.cache=%cache%" -jar "%home%\dalmuti.jar" %*
) else (
    "%java%" "@%home%\jvm\all" "@%own%" %DALMUTI_JAVA_OPTIONS% "-Dapp.cache=%cache%" -jar "%home%\dalmuti.jar" %*
)
exit /b %errorlevel%

:try
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
